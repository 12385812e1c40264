export function cachedFor<Value>(milliseconds: number, read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (value && now - readAt < milliseconds) return value;
    readAt = now;
    value = read();
    return value;
  };
}
