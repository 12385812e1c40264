import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import documented, {
  ApplyPageBlock,
  ClimatePortalBlock,
  DonatePageBlock,
  FooterBlock,
  GalleryBlock,
  HeroWithFiguresBlock,
  KycPageBlock,
  missing,
  NewsBlock,
  NewsletterBlock,
  ReportsBlock,
} from './Blocks.stories.tsx';

type Story = typeof HeroWithFiguresBlock;
type Play = NonNullable<Story['play']>;

const sizes = {
  phone: { name: 'Phone', styles: { width: '360px', height: '760px' } },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
};

const meta = {
  title: 'Blocks/Tests',
  tags: ['!autodocs', '!dev'],
  parameters: { ...documented.parameters, viewport: { options: sizes } },
  globals: documented.globals,
  decorators: documented.decorators,
} satisfies Meta;
export default meta;

/** The block does its work, in the language of its foundation, and is not wider than the window. */
const at = (size: keyof typeof sizes, block: Story, name: string, journey: Play): Story => ({
  ...block,
  name: `[LIB-37] ${name}, on a ${size}`,
  globals: { viewport: { value: size } },
  play: async (context) => {
    missing.clear();
    await journey(context);
    await expect([...missing]).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(window.innerWidth).toBe(Number.parseInt(sizes[size].styles.width, 10));
  },
});

const hero: Play = async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Una costa limpia');
  await expect(canvas.getByRole('link', { name: 'Participar' })).toHaveAttribute('href', '#voluntarios');
  await expect(canvas.getByText('playas limpias')).toBeVisible();
};
const heroName = 'the hero has its actions and figures';
export const HeroOnAPhone = at('phone', HeroWithFiguresBlock, heroName, hero);
export const HeroOnADesktop = at('desktop', HeroWithFiguresBlock, heroName, hero);

const apply: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar la solicitud' }));
  await expect(await canvas.findByRole('link', { name: 'Escribe tu nombre.' })).toBeVisible();
};
const applyName = 'the apply page says what is missing';
export const ApplyOnAPhone = at('phone', ApplyPageBlock, applyName, apply);
export const ApplyOnADesktop = at('desktop', ApplyPageBlock, applyName, apply);

const kyc: Play = async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: /Paso 1 de 5/ })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
  await expect(await canvas.findByRole('link', { name: /Escribe tu nombre/ })).toBeVisible();
};
const kycName = 'the KYC page checks its first step';
export const KycOnAPhone = at('phone', KycPageBlock, kycName, kyc);
export const KycOnADesktop = at('desktop', KycPageBlock, kycName, kyc);

const donate: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByText('Transferencia bancaria'));
  await expect(await canvas.findByText('00-000-00000-00')).toBeVisible();
};
const donateName = 'a way to give opens with its numbers';
export const DonateOnAPhone = at('phone', DonatePageBlock, donateName, donate);
export const DonateOnADesktop = at('desktop', DonatePageBlock, donateName, donate);

const portal: Play = async ({ canvas, canvasElement }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Coquimbo' }));
  const dialog = within(canvasElement.ownerDocument.body);
  const opened = await dialog.findByRole('dialog', { name: /Coquimbo/ });
  await waitFor(() => expect(opened).toBeVisible());
};
const portalName = 'the portal reads its records, and a card opens its place';
export const PortalOnAPhone = at('phone', ClimatePortalBlock, portalName, portal);
export const PortalOnADesktop = at('desktop', ClimatePortalBlock, portalName, portal);

const gallery: Play = async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Mar' }));
  await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'La barca',
  ]);
  await userEvent.click(canvas.getByRole('link', { name: /La barca/ }));
  const opened = await within(canvasElement.ownerDocument.body).findByRole('dialog');
  await waitFor(() => expect(opened).toBeVisible());
};
const galleryName = 'the gallery is filtered, and a photo opens large';
export const GalleryOnAPhone = at('phone', GalleryBlock, galleryName, gallery);
export const GalleryOnADesktop = at('desktop', GalleryBlock, galleryName, gallery);

const reports: Play = async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /Descargar mayo/ })).toHaveAttribute('href', '#mayo');
  await expect(canvas.getByRole('heading', { level: 3, name: /Abril de 2026/ })).toBeVisible();
};
const reportsName = 'reports are the newest and the earlier ones';
export const ReportsOnAPhone = at('phone', ReportsBlock, reportsName, reports);
export const ReportsOnADesktop = at('desktop', ReportsBlock, reportsName, reports);

const newsletter: Play = async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('textbox'), 'ana@marea.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Suscribirme' }));
  await expect(await canvas.findByText('Suscripción hecha')).toBeVisible();
};
const newsletterName = 'the newsletter subscribes an address';
export const NewsletterOnAPhone = at('phone', NewsletterBlock, newsletterName, newsletter);
export const NewsletterOnADesktop = at('desktop', NewsletterBlock, newsletterName, newsletter);

const footer: Play = async ({ canvas }) => {
  await expect(canvas.getByText('© 2026 Fundación Marea. Todos los derechos reservados.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Informes' })).toHaveAttribute('href', '#informes');
};
const footerName = 'the footer has its links';
export const FooterOnAPhone = at('phone', FooterBlock, footerName, footer);
export const FooterOnADesktop = at('desktop', FooterBlock, footerName, footer);

const news: Play = async ({ canvas }) => {
  await expect(canvas.queryByText('Limpieza de febrero')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Ver más' }));
  await expect(await canvas.findByText('Limpieza de febrero')).toBeVisible();
};
const newsName = 'news show more';
export const NewsOnAPhone = at('phone', NewsBlock, newsName, news);
export const NewsOnADesktop = at('desktop', NewsBlock, newsName, news);
