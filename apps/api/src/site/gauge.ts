import { Gauge, type Registry } from '@prometheus-io/client';

type Read = () => number | undefined | Promise<number | undefined>;

/** Gauges that are read at each scrape, and absent if they cannot be read. */
export const gaugeIn = (registers: Registry[]) => (name: string, help: string, read: Read) =>
  new Gauge({
    name: `nzete_${name}`,
    help,
    registers,
    async collect() {
      const value = await read();
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
