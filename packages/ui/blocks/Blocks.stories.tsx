import night from 'scene:night-sky';
import boats from 'scene:river-bend';
import dusk from 'scene:savanna';
import { createTestStore, exampleHandlers } from '@nzete/api-client/testing';
import { NzeteProvider } from '@nzete/ui/NzeteProvider';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { getResponse, HttpResponse, http } from 'msw';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { ApplyPage } from './ApplyPage.tsx';
import { ClimatePortal } from './ClimatePortal.tsx';
import { DonatePage } from './DonatePage.tsx';
import es from './es.json';
import { Footer } from './Footer.tsx';
import { Gallery } from './Gallery.tsx';
import { HeroWithFigures } from './HeroWithFigures.tsx';
import { KycPage } from './KycPage.tsx';
import './marea.css';
import { News } from './News.tsx';
import { Newsletter } from './Newsletter.tsx';
import { Reports } from './Reports.tsx';

const place = { population: 296_000, visibility: 12, lastUpdated: '2026-05-31T13:20:00Z' };
const records = [
  {
    ...place,
    code: 'CL-VS',
    province: 'Valparaíso',
    capital: 'Valparaíso',
    temperature: 16.2,
    humidity: 81,
    windSpeed: 14,
    airQuality: 42,
    condition: 'cloudy',
  },
  {
    ...place,
    code: 'CL-CO',
    province: 'Coquimbo',
    capital: 'La Serena',
    temperature: 18.9,
    humidity: 70,
    windSpeed: 11,
    airQuality: 35,
    condition: 'sunny',
  },
  {
    ...place,
    code: 'CL-AN',
    province: 'Antofagasta',
    capital: 'Antofagasta',
    temperature: 21.4,
    humidity: 62,
    windSpeed: 19,
    airQuality: 61,
    condition: 'sunny',
  },
];

const handlers = [
  http.get('*/realtime-climate-data', () => HttpResponse.json(records)),
  http.get('*/realtime-climate-data/:code/history', () => HttpResponse.json([])),
  ...exampleHandlers(),
];

/** Messages that the catalogue lacks; a test expects none. */
export const missing = new Set<string>();

/** The providers of another foundation: its language, its brand, and its server, played by MSW. */
const inMarea: Decorator = (Story) => {
  const [store] = useState(() => {
    const fetch = async (request: Request) => (await getResponse(handlers, request)) ?? Response.error();
    return createTestStore({ fetch, retriesReads: false });
  });
  const note = (error: { code: string; descriptor?: { id?: string } }) => {
    if (error.code === 'MISSING_TRANSLATION') missing.add(error.descriptor?.id ?? '');
  };
  return (
    <Provider store={store}>
      <IntlProvider locale="es" messages={es} onError={note}>
        <NzeteProvider timeZone="America/Santiago" phoneExample="+56 9 0000 0000">
          <main lang="es">
            <Story />
          </main>
        </NzeteProvider>
      </IntlProvider>
    </Provider>
  );
};

/**
 * Ten sections to copy, each one file (the KYC page has two) that imports only `@nzete/ui` and, where it sends or reads
 * data, `@nzete/api-client`. Here they are pages of an invented foundation with its own brand and
 * language.
 */
const meta = {
  title: 'Blocks',
  excludeStories: ['missing'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  globals: { brand: 'marea' },
  decorators: [inMarea],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const pictures = [
  { src: boats, alt: 'Ilustración: una barca donde dobla el río' },
  { src: night, alt: 'Ilustración: el cielo de noche' },
];

export const HeroWithFiguresBlock: Story = {
  name: 'Hero with figures',
  render: () => (
    <HeroWithFigures
      eyebrow="Fundación Marea"
      title="Una costa limpia empieza en tu calle"
      description="Vecinos de tres regiones recogen plástico, cuentan aves y publican lo que miden."
      actions={[
        { href: '#voluntarios', label: 'Participar' },
        { href: '#informes', label: 'Ver los informes' },
      ]}
      pictures={pictures}
      stats={[
        { value: 184, label: 'playas limpias' },
        { value: 2300, isAtLeast: true, label: 'voluntarios' },
        { value: 12, label: 'escuelas' },
      ]}
    />
  ),
};

export const ApplyPageBlock: Story = {
  name: 'Apply page',
  render: () => (
    <ApplyPage title="Voluntariado" description="Dos mañanas al mes bastan. Lo demás se aprende en la playa." />
  ),
};

export const KycPageBlock: Story = {
  name: 'KYC page',
  render: () => (
    <KycPage
      lang="en"
      title="Comprobación de identidad"
      description="La ley nos pide saber quién dona grandes sumas."
    />
  ),
};

export const DonatePageBlock: Story = {
  name: 'Donate page',
  render: () => (
    <DonatePage
      title="Donar"
      description="Cada peso se publica en el informe del mes."
      waysTitle="Cómo donar"
      ways={[
        {
          id: 'transferencia',
          title: 'Transferencia bancaria',
          description: 'Llega al día siguiente.',
          details: [
            { label: 'Banco', value: 'Banco del Ejemplo' },
            { label: 'Cuenta', value: '00-000-00000-00', isCopyable: true },
          ],
        },
        { id: 'efectivo', title: 'En efectivo', details: [{ label: 'Dónde', value: 'En la caleta, los sábados' }] },
      ]}
      questionsTitle="Preguntas"
      questions={[
        { id: 'recibo', question: '¿Recibiré un certificado?', answer: 'Sí, en marzo, por correo.' },
        { id: 'destino', question: '¿En qué se gasta?', answer: 'En bolsas, guantes, transporte y clases.' },
      ]}
    />
  ),
};

export const ClimatePortalBlock: Story = {
  name: 'Climate portal',
  render: () => (
    <ClimatePortal
      title="El tiempo en la costa"
      description="Medido ahora, libre para todos."
      source="Estaciones de la fundación"
      texts={{ loading: 'Cargando el tiempo…', error: 'No se pudo cargar el tiempo.' }}
    />
  ),
};

export const GalleryBlock: Story = {
  name: 'Gallery',
  render: () => (
    <Gallery
      title="Fotos"
      description="Lo que vimos este año."
      filter={{ label: 'Tema', all: 'Todas' }}
      photos={[
        {
          id: 1,
          src: boats,
          alt: 'Ilustración: una barca',
          title: 'La barca',
          description: 'Sale a las seis.',
          category: 'Mar',
        },
        {
          id: 2,
          src: night,
          alt: 'Ilustración: el cielo de noche',
          title: 'La noche',
          description: 'Sin luz de ciudad.',
          category: 'Cielo',
        },
        {
          id: 3,
          src: dusk,
          alt: 'Ilustración: la tarde',
          title: 'La tarde',
          description: 'Después de la limpieza.',
          category: 'Cielo',
        },
      ]}
    />
  ),
};

export const ReportsBlock: Story = {
  name: 'Reports',
  render: () => (
    <Reports
      title="Informes"
      description="Un informe al mes, con todas las cifras."
      latest={{
        eyebrow: 'El último',
        title: 'Mayo de 2026',
        date: '2026-05-31',
        summary: 'Tres toneladas de plástico menos en la bahía.',
        highlights: ['Diez playas nuevas', 'Cien aves anilladas'],
        picture: { src: boats, alt: 'Ilustración: una barca donde dobla el río' },
        downloadHref: '#mayo',
        action: 'Descargar mayo',
      }}
      earlier={[
        {
          title: 'Abril de 2026',
          date: '2026-04-30',
          status: 'Published',
          summary: 'Empezó el censo de aves.',
          highlights: ['Doce escuelas'],
          downloadHref: '#abril',
        },
      ]}
    />
  ),
};

export const NewsletterBlock: Story = {
  name: 'Newsletter',
  render: () => (
    <Newsletter
      title="Noticias de la costa"
      description="Una carta al mes."
      note="Puedes darte de baja cuando quieras."
    />
  ),
};

export const FooterBlock: Story = {
  name: 'Footer',
  render: () => (
    <Footer
      name="Fundación Marea"
      mission="Cuidamos la costa y publicamos lo que medimos."
      copyrightYear={2026}
      groups={[
        {
          links: [
            { href: '#nosotros', label: 'Nosotros' },
            { href: '#informes', label: 'Informes' },
          ],
        },
      ]}
      contact={{ email: 'hola@marea.example', address: 'Caleta del Ejemplo 1' }}
      legalLinks={[{ href: '#privacidad', label: 'Privacidad' }]}
    />
  ),
};

export const NewsBlock: Story = {
  name: 'News',
  render: () => (
    <News
      title="Noticias"
      description="De la fundación y de quienes trabajan con ella."
      updates={['Mayo', 'Abril', 'Marzo', 'Febrero'].map((month, index) => ({
        id: month,
        type: 'collaboration',
        title: `Limpieza de ${month.toLowerCase()}`,
        content: 'Vinieron cien personas.',
        author: 'Fundación Marea',
        date: `2026-0${5 - index}-20`,
      }))}
    />
  ),
};
