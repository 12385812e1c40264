/** For the `beforeEach` of a story: text of 200 %, until the story ends. */
export function largeText() {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  return () => {
    style.fontSize = '';
  };
}
