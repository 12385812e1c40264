import { Type } from 'typebox';
import { invitationPath, invitationToken } from '../../accounts/invitation-link.ts';
import { OpenInvitation, wasUsed } from '../../accounts/links.ts';
import { hashPassword } from '../../accounts/password.ts';
import { isEasyToGuess } from '../../accounts/password-strength.ts';
import { type Api, addSchemas } from '../../http/api.ts';
import { languageOf } from '../../http/language.ts';
import { originOf } from '../../http/origin.ts';
import { errors } from '../../http/problems/problem-schemas.ts';
import { ref } from '../../http/schemas.ts';
import { idempotencyHeaders, writeOnce } from '../../http/submissions/idempotency.ts';
import { fieldError } from '../../http/validation/validation.ts';
import type { RouteSettings } from '../../subject.ts';
import { staffOf } from '../guard.ts';
import { staffProblems } from '../problems.ts';
import {
  Invitation,
  InvitationAcceptance,
  InvitationInput,
  InvitationLink,
  InvitationParams,
  InvitationToken,
  StaffSession,
} from '../schemas.ts';
import { deviceOf } from '../sessions/device.ts';
import { startSession } from '../sessions/view.ts';
import { acceptInvitation, invite, readInvitation, withdrawInvitation } from './invitations.ts';

export function invitationRoutes(api: Api, options: RouteSettings): void {
  addSchemas(api, Invitation, InvitationToken, InvitationAcceptance, InvitationInput, InvitationLink, StaffSession);
  readRoute(api);
  acceptRoute(api);
  inviteRoutes(api, options);
}

const deadInvitation = async ({ store }: Api, token: string) =>
  (await wasUsed(store.db, 'invitation', token)) ? staffProblems.invitationUsed() : staffProblems.badInvitation();

function readRoute(api: Api): void {
  api.post(
    '/invitation',
    {
      bodyLimit: 1_024,
      config: { staff: 'anyone', rateLimit: api.rateLimits.token },
      schema: {
        operationId: 'readInvitation',
        summary: 'What an invitation to the staff is for',
        description: 'A POST, so that the token is in no log. 410 if it was used.',
        tags: ['Staff'],
        body: ref(InvitationToken),
        response: {
          200: { description: 'The invitation', ...ref(Invitation) },
          ...errors(400, 404, 410, 413, 415, 422, 429),
        },
      },
    },
    async (request) => {
      const { token } = request.body;
      const invitation = await readInvitation(api.store, token);
      if (!invitation) throw await deadInvitation(api, token);
      return invitation;
    },
  );
}

function acceptRoute(api: Api): void {
  api.post(
    '/invitation/accept',
    {
      bodyLimit: 4_096,
      config: { staff: 'anyone', rateLimit: api.rateLimits.token },
      schema: {
        operationId: 'acceptInvitation',
        summary: 'Join the staff',
        description:
          'Once, within 48 hours, and 410 after that; after a 409 or 422 the link still works. Creates an account, confirms its address and signs in.',
        tags: ['Staff'],
        body: ref(InvitationAcceptance),
        response: {
          200: { description: 'Signed in; perhaps a second factor is still to be set up', ...ref(StaffSession) },
          ...errors(400, 401, 404, 409, 410, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { token, username, password } = request.body;
      const invitation = await readInvitation(api.store, token);
      if (!invitation) throw await deadInvitation(api, token);
      if (await isEasyToGuess(password, [username, invitation.email])) throw fieldError('password', 'easyToGuess');
      const accepted = await acceptInvitation(api.store, {
        token,
        username,
        passwordHash: await hashPassword(password),
        language: languageOf(request),
        device: deviceOf(request.headers['user-agent']),
      });
      if (accepted === 'gone') throw await deadInvitation(api, token);
      if (accepted === 'taken') throw staffProblems.usernameTaken();
      return startSession(request, reply, accepted.session);
    },
  );
}

function inviteRoutes(api: Api, { publicUrl }: RouteSettings): void {
  api.post(
    '/people/invitations',
    {
      bodyLimit: 4_096,
      config: { staff: ['administrator'], rateLimit: api.rateLimits.write },
      schema: {
        operationId: 'invite',
        summary: 'Invite someone to the staff',
        description: '409 if a member of staff has the address, or it has an open invitation: that is withdrawn first.',
        tags: ['Staff'],
        headers: idempotencyHeaders,
        body: ref(InvitationInput),
        response: {
          201: { description: 'Invited', ...ref(InvitationLink) },
          ...errors(400, 401, 403, 404, 409, 410, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const { store, keyring, mail } = api;
      const invitation = { ...request.body, who: staffOf(request).username, mayReplace: false };
      const invited = await writeOnce(store, request, async (db) => {
        const inviting = { store: { db }, keyring, queueOne: mail.queueOne };
        const made = await invite(inviting, invitation).catch((error: unknown) => {
          throw error instanceof OpenInvitation ? staffProblems.isInvitedAlready() : error;
        });
        if (!made) throw staffProblems.isStaffAlready();
        // The link is a secret, and made again from the id.
        return { id: made.id, expires_at: made.expires_at };
      });
      const token = invitationToken(keyring, invited.id);
      // Withdrawn or used since an earlier request with this key.
      if (!(await readInvitation(store, token))) throw await deadInvitation(api, token);
      const path = invitationPath(invitation.language, token);
      return reply.code(201).send({ link: originOf(request, publicUrl) + path, expires_at: invited.expires_at });
    },
  );

  api.delete(
    '/people/invitations/:id',
    {
      config: { staff: ['administrator'], rateLimit: api.rateLimits.staffWrite },
      schema: {
        operationId: 'withdrawInvitation',
        summary: 'Withdraw an invitation',
        tags: ['Staff'],
        params: InvitationParams,
        response: { 204: Type.Null({ description: 'Withdrawn' }), ...errors(401, 403, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      const isWithdrawn = await withdrawInvitation(api.store, request.params.id, staffOf(request).username);
      if (!isWithdrawn) throw staffProblems.badInvitation();
      return reply.code(204).send(null);
    },
  );
}
