/** A text of the interface in place of the program's, by the key of its message. */
interface InterfaceTextTable {
  language: string;
  message: string;
  text: string;
  saved_at: string;
  saved_by: string;
}

/** A text of a security mail that waits for a second person. */
interface TextProposalTable {
  language: string;
  message: string;
  text: string;
  proposed_at: string;
  proposed_by: string;
  /** From when who proposed it may approve it alone; null if another administrator has to. */
  ready_at: string | null;
}

declare module '../db/types.ts' {
  interface Database {
    interface_text: InterfaceTextTable;
    text_proposal: TextProposalTable;
  }
}

export {};
