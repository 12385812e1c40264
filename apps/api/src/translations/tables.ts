/** A text of the interface in place of the program's, by the key of its message. */
interface InterfaceTextTable {
  language: string;
  message: string;
  text: string;
  saved_at: string;
  saved_by: string;
}

declare module '../db/types.ts' {
  interface Database {
    interface_text: InterfaceTextTable;
  }
}

export {};
