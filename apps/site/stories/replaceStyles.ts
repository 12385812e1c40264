/** Whether a stylesheet is that for other projects, whose rules have more ids than those of the site. */
const isIsolated = ({ cssRules }: CSSStyleSheet) => [...cssRules].some(({ cssText }) => cssText.includes('#nz#nz#nz'));

/** Replaces the stylesheet of the other stories by one of the site, which has the classes of the components too. */
export function replaceStyles(styles: string): () => void {
  const isolated = [...document.styleSheets].filter(isIsolated);
  for (const sheet of isolated) sheet.disabled = true;
  const element = document.createElement('style');
  element.textContent = styles;
  document.head.append(element);
  // Sections below the screen are drawn at once, for screenshots (`site.css`).
  document.documentElement.dataset.laidOut = '';
  return () => {
    delete document.documentElement.dataset.laidOut;
    element.remove();
    for (const sheet of isolated) sheet.disabled = false;
  };
}
