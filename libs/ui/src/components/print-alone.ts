/** Prints one part of the page, without what stands around it. */
export function printAlone(part: HTMLElement): void {
  part.setAttribute('data-print', '');
  window.addEventListener('afterprint', () => part.removeAttribute('data-print'), { once: true });
  window.print();
}
