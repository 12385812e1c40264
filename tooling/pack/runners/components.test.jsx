import { Button } from '@nzete/ui/Button';
import { Dialog } from '@nzete/ui/Dialog';
import { ErrorSummary } from '@nzete/ui/ErrorSummary';
import { Hero } from '@nzete/ui/Hero';
import { ImpactCardGrid } from '@nzete/ui/ImpactCardGrid';
import { Picture } from '@nzete/ui/Picture';
import { TextField } from '@nzete/ui/TextField';
import { TopNavigation } from '@nzete/ui/TopNavigation';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';

const show = (element) => render(<IntlProvider locale="en">{element}</IntlProvider>);
const picture = { src: '/well.webp', alt: 'A well' };

afterEach(cleanup);

test('a form of the host', () => {
  const sent = [];
  show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(new FormData(event.currentTarget).get('name'));
      }}
    >
      <TextField label="Name" name="name" />
      <Button type="submit">Send</Button>
    </form>,
  );
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Grace' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual(['Grace']);
});

test('a dialog opens and closes', () => {
  show(
    <Dialog trigger={<Button>Read more</Button>} title="Wells">
      Seven of them
    </Dialog>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Read more' }));
  expect(screen.getByRole('dialog', { name: 'Wells' }).textContent).toContain('Seven of them');
  fireEvent.keyDown(document.activeElement, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('pictures are in view', () => {
  show(<Picture src={picture.src} alt={picture.alt} />);
  expect(screen.getByRole('img', { name: 'A well' }).getAttribute('src')).toBe('/well.webp');
});

test('a hero with pictures that change, and cards', () => {
  show(
    <>
      <Hero title="A forest follows" pictures={[picture, { src: '/river.webp', alt: 'A river' }]} />
      <ImpactCardGrid cards={[{ id: 'water', title: 'Water', picture, value: '7', unit: 'wells', href: '/water' }]} />
    </>,
  );
  expect(screen.getByRole('heading', { name: 'A forest follows' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Water/ }).getAttribute('href')).toBe('/water');
});

test('the menu of the bar opens as a dialog and closes', () => {
  show(<TopNavigation name="Nzete" donateHref="/donate" links={[{ href: '/about', label: 'About' }]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Open menu', hidden: true }));
  const sheet = document.querySelector('dialog');
  expect(sheet.open).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close menu', hidden: true }));
  expect(document.querySelector('dialog')).toBeNull();
});

test('a link of an error summary leads to its field', () => {
  show(
    <>
      <ErrorSummary errors={[{ fieldId: 'name', message: 'Write your name' }]} />
      <TextField label="Name" id="name" />
    </>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Write your name' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});
