import type { FastifyReply, FastifyRequest } from 'fastify';
import { csrfTokenOf, setStaffCookie } from '../guard.ts';
import { staffProblems } from '../problems.ts';
import type { SessionView } from '../schemas.ts';
import { findStaffMember, type StaffMember } from './sessions.ts';

function secondFactorOf({ secondFactors, isComplete }: StaffMember): SessionView['second_factor'] {
  if (secondFactors.length > 0) return isComplete ? 'given' : 'wanted';
  return isComplete ? 'not-needed' : 'to-set-up';
}

/** What the browser knows of a session. */
export const viewOf = (request: FastifyRequest, member: StaffMember): SessionView => ({
  username: member.username,
  email: member.email,
  role: member.role,
  csrf_token: csrfTokenOf(request, member),
  expires_at: member.expiresAt,
  second_factor: secondFactorOf(member),
  second_factors: member.secondFactors,
});

/** Sets the cookie of a new token, and returns what the browser knows of its session. */
export async function startSession(request: FastifyRequest, reply: FastifyReply, token: string): Promise<SessionView> {
  const member = await findStaffMember(request.server.store, token);
  // An administrator may have ended it in this very moment.
  if (!member) throw staffProblems.staffSignIn();
  setStaffCookie(reply, token);
  return viewOf(request, member);
}
