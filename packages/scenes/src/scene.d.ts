/** The URL of a paper-cut picture; the names are in `packages/scenes/src/pictures.ts`. */
declare module 'scene:*' {
  const url: string;
  export default url;
}
