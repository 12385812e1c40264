import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Entity, sendEntity } from '../http/answers/entity.ts';
import { type Api, addSchemas } from '../http/api.ts';
import { errors } from '../http/problems/problem-schemas.ts';
import { LangQuery, ref } from '../http/schemas.ts';
import { wholeNumbers } from '../http/validation/query-numbers.ts';
import { climateProblems } from './problems.ts';
import { findProvince } from './provinces.ts';
import {
  ClimateAlerts,
  ClimateHistory,
  ClimateRecords,
  DEFAULT_DAYS,
  HistoryQuery,
  ProvinceParams,
} from './schemas.ts';

/** Both licences require it wherever the data are shown. */
const CREDIT =
  'Weather data by [Open-Meteo.com](https://open-meteo.com/), air quality by the [CAMS](https://atmosphere.copernicus.eu/) global forecast through it, both under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/); rounded and converted here. Show this credit beside the data.';

/** Shared caches keep it for half a minute; browsers always revalidate, so that "Refresh" works. */
const config = {
  access: 'anyone',
  cache: 'public, max-age=0, s-maxage=30, stale-if-error=3600',
  rateLimit: null,
} as const;

function send(request: FastifyRequest, reply: FastifyReply, entity: Entity): FastifyReply {
  reply.header('link', '<https://creativecommons.org/licenses/by/4.0/>; rel="license"');
  return sendEntity(request, reply, entity);
}

function recordRoutes(api: Api): void {
  api.get(
    '/realtime-climate-data',
    {
      config,
      schema: {
        operationId: 'getClimateRecords',
        summary: 'The present weather of the 26 provinces',
        description: `Fetched every half hour, air quality every hour, however often it is read. ${CREDIT}`,
        tags: ['Climate'],
        response: { 200: { description: 'The records', ...ref(ClimateRecords) }, ...errors() },
      },
    },
    async (request, reply) => send(request, reply, await api.climate.responses.records()),
  );
}

function historyRoutes(api: Api): void {
  api.get(
    '/realtime-climate-data/:province/history',
    {
      config,
      preValidation: wholeNumbers('days'),
      schema: {
        operationId: 'getClimateHistory',
        summary: 'The last days of one province',
        description: `Records are kept for 90 days. ${CREDIT}`,
        tags: ['Climate'],
        params: ProvinceParams,
        querystring: HistoryQuery,
        response: { 200: { description: 'The points', ...ref(ClimateHistory) }, ...errors(404, 422) },
      },
    },
    async (request, reply) => {
      const province = findProvince(request.params.province);
      if (!province) throw climateProblems.unknownProvince();
      return send(request, reply, await api.climate.responses.history(province, request.query.days ?? DEFAULT_DAYS));
    },
  );
}

function alertRoutes(api: Api): void {
  api.get(
    '/climate-alerts',
    {
      config,
      schema: {
        operationId: 'getClimateAlerts',
        summary: 'Warnings that follow from the present weather',
        description: `Derived from the records by stated thresholds; never from samples, nor from records more than three hours old. ${CREDIT}`,
        tags: ['Climate'],
        querystring: LangQuery,
        response: { 200: { description: 'The alerts', ...ref(ClimateAlerts) }, ...errors(422) },
      },
    },
    async (request, reply) => {
      const intl = await api.intl(request.query.lang ?? 'en');
      return send(request, reply, await api.climate.responses.alerts(intl));
    },
  );
}

export function routes(api: Api): void {
  addSchemas(api, ClimateRecords, ClimateHistory, ClimateAlerts);
  recordRoutes(api);
  historyRoutes(api);
  alertRoutes(api);
}
