import { render } from 'vitest-browser-react';
import { describe, expect, it } from 'vitest';
import type { ReactElement } from 'react';
import { cutText } from './cut-text.ts';

const found = async (page: ReactElement) => {
  await render(page);
  return cutText();
};

const place = (left: number, top: number) => ({ position: 'absolute', left, top }) as const;
const box = { ...place(0, 0), width: 200, height: 60, background: 'navy' };

describe('words that cannot be read as a whole', () => {
  it('are none on a page that has room for them', async () => {
    expect(await found(<button type="button">Book now</button>)).toEqual([]);
  });

  it('are cut by a box that hides what leaves it', async () => {
    const page = (
      <p style={{ width: 60, overflow: 'hidden', whiteSpace: 'nowrap' }}>Veranstaltungsraum</p>
    );
    expect(await found(page)).toEqual(['p cuts “Veranstaltungsraum” at its side']);
  });

  it('leave their button', async () => {
    const page = (
      <button type="button" style={{ width: 60 }}>
        Veranstaltungsraum
      </button>
    );
    expect(await found(page)).toEqual(['“Veranstaltungsraum” leaves its button']);
  });

  it('are wider than their field', async () => {
    const page = (
      <input aria-label="People" readOnly inputMode="numeric" value="123456789" size={1} />
    );
    expect(await found(page)).toEqual([
      expect.stringMatching(/px of “123456789” are cut in the field “People”/),
    ]);
  });

  it('make the page wider than its window', async () => {
    const page = <p style={{ width: 3000 }}>Wide</p>;
    expect(await found(page)).toEqual([
      expect.stringMatching(/^the page is \d+ px wide in a window of \d+ px: p “Wide”/),
    ]);
  });

  it('lie on other words, on the page and in a bar that stays', async () => {
    const two = (
      <>
        <b style={place(0, 0)}>Details</b>
        <b style={place(10, 4)}>Payment</b>
      </>
    );
    const both = '“Details” and “Payment” lie on each other';
    expect(await found(two)).toContain(both);
    expect(await found(<div style={{ position: 'sticky', top: 0 }}>{two}</div>)).toContain(both);
  });

  it('lie below a box, wherever on the page', async () => {
    const page = (top: number) => (
      <div style={{ position: 'relative', height: 4000 }}>
        <b style={place(10, top + 20)}>Confirmation</b>
        <div style={{ ...box, top }} />
      </div>
    );
    for (const top of [0, 1500, 3900])
      expect(await found(page(top))).toEqual(['div lies on “Confirmation”']);
  });

  it('are not what a bar lies on that stays while the page moves', async () => {
    const page = (
      <div style={{ height: 4000 }}>
        <b style={place(10, 20)}>Confirmation</b>
        <div style={{ ...box, position: 'fixed' }}>Book</div>
      </div>
    );
    expect(await found(page)).toEqual([]);
  });

  it('are not what a picture is below, where no pointer meets them', async () => {
    const page = (
      <div style={{ position: 'relative' }}>
        <div style={box} />
        <b style={{ ...place(10, 20), pointerEvents: 'none' }}>1 / 2</b>
      </div>
    );
    expect(await found(page)).toEqual([]);
  });

  it('are not what an open list lies on, nor the reach of a press beside its button', async () => {
    const page = (
      <div style={{ position: 'relative' }}>
        <style>{'.reach::before { content: ""; position: absolute; inset: -80px }'}</style>
        <b style={place(10, 20)}>Confirmation</b>
        <ul role="listbox" style={{ ...box, margin: 0 }} />
        <b style={place(10, 120)}>People</b>
        <button type="button" className="reach" style={{ ...place(80, 120), background: 'navy' }} />
      </div>
    );
    expect(await found(page)).toEqual([]);
  });

  it('are not what a clear box lies on, nor what is scrolled out of its own', async () => {
    const page = (
      <div style={{ position: 'relative' }}>
        <b>Confirmation</b>
        <div style={{ ...box, background: 'rgb(0 0 0 / 20%)' }} />
        <div style={{ ...place(0, 100), width: 60, height: 20, overflow: 'auto' }}>
          <b style={{ whiteSpace: 'nowrap' }}>Veranstaltungsraum</b>
        </div>
        <div style={{ ...box, left: 60, top: 100 }} />
      </div>
    );
    expect(await found(page)).toEqual([]);
  });
});
