/**
 * Moves the clock of the realm in which it is called: `Date.now()`, `new Date()` and `Date()`.
 * Without imports, so that a browser can run its text, too. Timers and `performance` stay.
 * @param {number} shift in milliseconds
 */
export function shiftDate(shift) {
  const Real = Date;
  const realNow = Real.now;
  const now = () => realNow() + shift;
  Real.now = now;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget === globalThis.Date ? target : newTarget),
    apply: (target) => new target(now()).toString(),
  });
  // Otherwise `date.constructor` would be a way around it.
  Real.prototype.constructor = globalThis.Date;
}
