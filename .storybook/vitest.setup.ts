import { beforeAll } from 'vitest';
import { cdp } from 'vitest/browser';

// The mouse of Chromium's headless shell rests at 0,0, and would hover what a story draws there.
beforeAll(async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
});
