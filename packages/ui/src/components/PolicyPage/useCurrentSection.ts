'use client';

import { useEffect, useState } from 'react';

/**
 * The id of the current section: the last one whose top is above the upper third of the viewport.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = ids.join(' ');
  useEffect(() => {
    const sections = names.split(' ');
    const look = () => {
      const { scrollHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1;
      const isPassed = (id: string) => {
        const section = document.getElementById(id);
        return section !== null && section.getBoundingClientRect().top <= window.innerHeight / 3;
      };
      setCurrent(isAtEnd ? sections.at(-1) : sections.findLast(isPassed));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [names]);
  return current;
}
