/** A brick: a person, the open position, or half a brick of cloth. */
export type Brick<Person> = { kind: 'person'; person: Person } | { kind: 'open' } | { kind: 'half'; at: number };

/**
 * Lays people in running bond: rows of three alternate with rows of two between half bricks. The
 * open position is last, and half bricks fill its row.
 */
export function lay<Person>(people: readonly Person[], { hasOpenPlace = true } = {}): Brick<Person>[] {
  const whole: Brick<Person>[] = people.map((person) => ({ kind: 'person', person }));
  if (hasOpenPlace) whole.push({ kind: 'open' });
  const wall: Brick<Person>[] = [];
  for (let row = 0; whole.length > 0; row++) {
    const isShifted = row % 2 === 1;
    const bricks = whole.splice(0, isShifted ? 2 : 3);
    const half = (place: number): Brick<Person> => ({ kind: 'half', at: row * 6 + place });
    if (isShifted) wall.push(half(0));
    wall.push(...bricks);
    const filled = bricks.length * 2 + (isShifted ? 1 : 0);
    for (let place = filled; place < 6; place++) wall.push(half(place));
  }
  return wall;
}
