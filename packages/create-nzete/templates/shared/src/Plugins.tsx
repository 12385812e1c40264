'use client';

import { Heading } from '@nzete/ui/Heading';
import { PluginCard, type PluginContent } from '@nzete/ui/PluginCard';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

const text = (id: string) => <FormattedMessage id={id} />;

type Source = Omit<PluginContent, 'name'> & { nameId: string };

const sources: Source[] = [
  {
    id: 'rain',
    nameId: 'plugins.rain.name',
    description: text('plugins.rain.description'),
    source: text('plugins.rain.source'),
    coverage: text('plugins.rain.coverage'),
    icon: '☔',
    status: 'active',
    category: 'weather',
    security: 'standard',
    updateFrequency: 'daily',
    dataPoints: 14_600,
    accuracy: 94,
    lastSync: '2026-06-01T06:00:00Z',
    isSample: true,
  },
  {
    id: 'wells',
    nameId: 'plugins.wells.name',
    description: text('plugins.wells.description'),
    source: text('plugins.wells.source'),
    coverage: text('plugins.wells.coverage'),
    icon: '💧',
    status: 'inactive',
    category: 'environmental',
    security: 'high',
    updateFrequency: 'hourly',
    dataPoints: 8_760,
    accuracy: 97,
    lastSync: '2026-06-01T06:00:00Z',
    isSample: true,
  },
];

/** The sources of data, each with its switch. */
export function Plugins() {
  const [active, setActive] = useState(['rain']);
  const toggle = (id: string) =>
    setActive((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  return (
    <section className="page-section" aria-labelledby="plugins-title">
      <Heading headingLevel={2} id="plugins-title">
        <FormattedMessage id="plugins.title" />
      </Heading>
      <ul className="page-cards">
        {sources.map(({ nameId, ...source }) => (
          <li key={source.id}>
            <FormattedMessage id={nameId}>
              {([name]) => (
                <PluginCard
                  plugin={{ ...source, name: String(name), status: active.includes(source.id) ? 'active' : 'inactive' }}
                  onToggle={() => toggle(source.id)}
                />
              )}
            </FormattedMessage>
          </li>
        ))}
      </ul>
    </section>
  );
}
