/** Address of a paper-cut picture; the names stand in `tooling/scenes/pictures.ts`. */
declare module 'scene:*' {
  const url: string;
  export default url;
}
