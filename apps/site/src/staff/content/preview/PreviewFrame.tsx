import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { markItem } from './markItem.ts';

interface PreviewFrameProps {
  src: string;
  /** Changes with the draft, and loads the page again. */
  version: string;
  /** What it shows, for screen readers. */
  title: string;
  /** The name of the item that is being edited. */
  item: string;
  /** The width of the window that is shown, in CSS pixels. */
  width: number;
  /** The height that it takes here. */
  height: number;
}

/** A page as it is in a window of a width, made smaller to fit. */
export function PreviewFrame({ src, version, title, item, width, height }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const scrolled = useRef<Scrolled>({ src: '', top: 0 });
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div
      ref={box}
      className="nz:min-w-0 nz:overflow-hidden nz:border nz:border-line-strong nz:bg-surface"
      style={{ height }}
    >
      <Frame
        key={src + version}
        src={src}
        title={title}
        item={item}
        scrolled={scrolled}
        style={{ width, height: height / scale, transform: `scale(${scale})` }}
      />
    </div>
  );
}

/** How far a page was scrolled, so that it stays there when it is loaded again. */
interface Scrolled {
  src: string;
  top: number;
}

interface FrameProps extends Pick<PreviewFrameProps, 'src' | 'title' | 'item'> {
  scrolled: RefObject<Scrolled>;
  style: CSSProperties;
}

function Frame({ src, title, item, scrolled, style }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    const page = frame.current;
    return () => {
      // Null for an error page of the browser, which belongs to nobody.
      scrolled.current = { src, top: page?.contentDocument?.defaultView?.scrollY ?? 0 };
    };
  }, [src, scrolled]);
  const handleLoad = () => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    const isAgain = scrolled.current.src === src;
    if (isAgain) page.defaultView?.scrollTo(0, scrolled.current.top);
    const marked = markItem(page, item);
    if (!isAgain) marked?.scrollIntoView({ block: 'center' });
  };
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      onLoad={handleLoad}
      className="nz:origin-top-left nz:border-0"
      style={style}
    />
  );
}
