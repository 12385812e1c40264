/** The part of pngjs that is used; the package has no types. */
declare module 'pngjs' {
  export class PNG {
    constructor(size: { width: number; height: number });
    width: number;
    height: number;
    /** RGBA, row by row. */
    data: Buffer;
    static sync: { read(file: Buffer): PNG; write(png: PNG): Buffer };
    static bitblt(
      from: PNG,
      to: PNG,
      x: number,
      y: number,
      width: number,
      height: number,
      toX: number,
      toY: number,
    ): void;
  }
}
