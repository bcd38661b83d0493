type DocumentFrameProps = { title: string; markup: string; width: number };

/** A document of its own, as high as what is in it. */
export function DocumentFrame({ title, markup, width }: DocumentFrameProps) {
  return (
    <iframe
      title={title}
      srcDoc={markup}
      sandbox="allow-same-origin"
      style={{ inlineSize: width, maxInlineSize: '100%', blockSize: 480, border: 'var(--border)' }}
      onLoad={({ currentTarget: frame }) => {
        const page = frame.contentDocument?.documentElement;
        if (page) frame.style.blockSize = `${page.scrollHeight + 2}px`;
      }}
    />
  );
}
