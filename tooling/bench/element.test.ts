import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createElementCall, floorModule, type NodeData } from './element.ts';

/** Renders the generated call to HTML, and reports calls of handlers. */
function render(node: NodeData): string {
  const onMenu = () => {};
  return renderToStaticMarkup(new Function('h', 'onMenu', `return ${createElementCall(node)}`)(createElement, onMenu));
}

const element = (tag: string, attributes: Record<string, string>, ...children: NodeData[]): NodeData => ({
  tag,
  attributes,
  children,
});

describe('the call that makes a part again', () => {
  test('keeps tags, classes, nesting and texts', () => {
    const part = element('p', { class: 'type-h1' }, 'a "b" & ', element('a', { href: '/x', 'data-slot': 'link' }, 'c'));
    expect(render(part)).toBe('<p class="type-h1">a &quot;b&quot; &amp; <a href="/x" data-slot="link">c</a></p>');
  });

  test('keeps attributes that React knows by another name', () => {
    expect(render(element('label', { for: 'mail', class: 'wide' }))).toBe('<label for="mail" class="wide"></label>');
    expect(render(element('button', { value: 'x' }))).toBe('<button value="x"></button>');
  });

  test('keeps an attribute that says something by being there', () => {
    expect(render(element('div', { inert: '', hidden: '' }))).toBe('<div inert="" hidden=""></div>');
    expect(render(element('input', { required: '', value: 'x' }))).toBe('<input required="" value="x"/>');
    expect(render(element('div', { 'aria-hidden': 'true', title: '' }))).toBe(
      '<div aria-hidden="true" title=""></div>',
    );
  });

  test('keeps drawings', () => {
    const part = element('svg', { viewBox: '0 0 8 8' }, element('path', { 'stroke-width': '2', d: 'M0 0' }));
    expect(render(part)).toBe('<svg viewBox="0 0 8 8"><path stroke-width="2" d="M0 0"></path></svg>');
  });

  test('keeps inline styles', () => {
    const part = { tag: 'i', attributes: {}, style: { '--size': '2px', 'background-color': 'red' }, children: [] };
    expect(render(part)).toBe('<i style="--size:2px;background-color:red"></i>');
  });

  test('gives a handler to the menu button alone', () => {
    const button = { tag: 'button', attributes: { type: 'button' }, children: [] };
    expect(createElementCall({ ...button, isMenu: true })).toBe('h("button",{"type":"button",onClick:onMenu})');
    expect(createElementCall(button)).toBe('h("button",{"type":"button"})');
  });
});

test('the program renders all parts', () => {
  expect(floorModule(['a', element('hr', {})])).toContain('h(Fragment,null,"a",h("hr",null))');
});
