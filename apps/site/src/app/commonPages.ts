/** The pages whose texts and styles every visit has: most visits begin with the first, and the second is shown at any unknown address. */
export const commonPages: readonly string[] = ['home', 'not-found'];
