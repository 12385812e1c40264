import { staffRoles } from '@nzete/domain';
import { Type } from 'typebox';
import { recordActions } from '../../audit/actions.ts';
import { type Api, addSchemas } from '../../http/api.ts';
import { errors } from '../../http/problems/problem-schemas.ts';
import { ref } from '../../http/schemas.ts';
import { idempotencyHeaders, writeOnce } from '../../http/submissions/idempotency.ts';
import { wholeNumbers } from '../../http/validation/query-numbers.ts';
import { readAudit } from '../audit.ts';
import { staffOf } from '../guard.ts';
import { staffProblems } from '../problems.ts';
import { Audit, AuditQuery, Colleagues, IdParams, People, RoleChange, SecondFactorSeen } from '../schemas.ts';
import { listInvitations } from './invitations.ts';
import { changeRole, listColleagues, listPeople, removeSecondFactor } from './people.ts';

export function peopleRoutes(api: Api): void {
  addSchemas(api, People, Colleagues, RoleChange, Audit);
  listRoutes(api);
  roleRoute(api);
  secondFactorRoute(api);
  auditRoute(api);
}

function listRoutes(api: Api): void {
  api.get(
    '/people',
    {
      config: { staff: ['administrator'] },
      schema: {
        operationId: 'getPeople',
        summary: 'The staff, and who is invited',
        tags: ['Staff'],
        response: { 200: { description: 'By name', ...ref(People) }, ...errors(401, 403) },
      },
    },
    async (request) => {
      await recordActions(api.store.db, ['people'], { who: staffOf(request).username, action: 'opened' });
      return { people: await listPeople(api.store), invitations: await listInvitations(api.store) };
    },
  );

  api.get(
    '/colleagues',
    {
      config: { staff: staffRoles },
      schema: {
        operationId: 'getColleagues',
        summary: 'The staff, to assign something to',
        tags: ['Staff'],
        response: { 200: { description: 'By name', ...ref(Colleagues) }, ...errors(401, 403) },
      },
    },
    () => listColleagues(api.store),
  );
}

function roleRoute(api: Api): void {
  api.patch(
    '/people/:id',
    {
      bodyLimit: 1_024,
      config: { staff: ['administrator'], rateLimit: api.rateLimits.staffWrite },
      schema: {
        operationId: 'changeRole',
        summary: 'Change the role of a member of staff',
        description:
          'Null ends it. Ends the sessions of the person. 409 for the last administrator, or if somebody else has changed the role since.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        params: IdParams,
        body: ref(RoleChange),
        response: {
          204: Type.Null({ description: 'Changed' }),
          ...errors(400, 401, 403, 404, 409, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { role, expected_role: expected } = request.body;
      const change = { id: request.params.id, role, expected, who: staffOf(request).username };
      await writeOnce(api.store, request, async (db) => {
        const result = await changeRole({ db }, change);
        if (result === 'other-role') throw staffProblems.roleChanged();
        if (result === 'unknown') throw staffProblems.personGone();
        if (result === 'last-administrator') throw staffProblems.lastAdministrator();
        return {};
      });
      return reply.code(204).send(null);
    },
  );
}

function secondFactorRoute(api: Api): void {
  api.delete(
    '/people/:id/second-factor',
    {
      config: { staff: ['administrator'], rateLimit: api.rateLimits.staffWrite },
      schema: {
        operationId: 'removeSecondFactor',
        summary: 'Remove the second factor of a member of staff',
        description:
          'After a lost phone. Ends the sessions of the person, who sets up a new one after the next sign-in. 409 if that has happened since.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        params: IdParams,
        querystring: SecondFactorSeen,
        response: { 204: Type.Null({ description: 'Removed' }), ...errors(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const seen = request.query.second_factor_at;
      const removal = { id: request.params.id, seen, who: staffOf(request).username };
      await writeOnce(api.store, request, async (db) => {
        const result = await removeSecondFactor({ db }, removal);
        if (result === 'none') throw staffProblems.noSecondFactor();
        if (result === 'newer') throw staffProblems.secondFactorChanged();
        return {};
      });
      return reply.code(204).send(null);
    },
  );
}

function auditRoute(api: Api): void {
  api.get(
    '/audit',
    {
      config: { staff: ['reviewer', 'administrator'] },
      preValidation: wholeNumbers('limit'),
      schema: {
        operationId: 'getAudit',
        summary: 'Who opened or changed what, and when',
        tags: ['Staff'],
        querystring: AuditQuery,
        response: { 200: { description: 'A page', ...ref(Audit) }, ...errors(401, 403, 422) },
      },
    },
    async (request) => {
      await recordActions(api.store.db, ['audit'], { who: staffOf(request).username, action: 'opened' });
      return readAudit(api.store, request.query);
    },
  );
}
