/** The time so many milliseconds after another, as the database stores it. */
export const after = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();

/** The time so many milliseconds before another, as the database stores it. */
export const before = (now: Date, milliseconds: number): string => after(now, -milliseconds);
