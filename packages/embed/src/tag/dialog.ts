/** The dialog of a tag with a button: in the top layer, whatever the page has made of its layers. */
export type TagDialog = {
  element: HTMLDialogElement;
  scroller: HTMLElement;
  isOpen: () => boolean;
  open: () => void;
  close: () => void;
  /** Closes it without telling anybody. */
  discard: () => void;
  title: (text: string) => void;
};

export function createDialog(label: string, closeLabel: string, onClosed: () => void): TagDialog {
  const element = document.createElement('dialog');
  element.setAttribute('part', 'dialog');
  element.setAttribute('aria-label', label);
  const bar = document.createElement('div');
  bar.className = 'bar';
  const title = document.createElement('span');
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'close';
  close.setAttribute('part', 'close');
  close.setAttribute('aria-label', closeLabel);
  close.textContent = '×';
  close.addEventListener('click', () => element.close());
  bar.append(title, close);
  const scroller = document.createElement('div');
  scroller.className = 'scroller';
  element.append(bar, scroller);
  element.addEventListener('close', onClosed);
  // A press on the backdrop is one on the dialog itself.
  element.addEventListener('click', ({ target }) => target === element && element.close());
  return {
    element,
    scroller,
    isOpen: () => element.open,
    open: () => element.showModal(),
    close: () => element.close(),
    discard: () => {
      element.removeEventListener('close', onClosed);
      element.close();
    },
    title: (text) => {
      title.textContent = text;
      element.setAttribute('aria-label', text);
    },
  };
}
