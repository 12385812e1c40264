import { expect } from 'storybook/test';
import { session } from './staffAnswers.ts';
import { type StaffPageMeta, type StaffPageStory, staffPage } from './staffPage.tsx';

export default { ...staffPage, title: 'Pages/Staff' } satisfies StaffPageMeta;

export const Today: StaffPageStory = {};
export const TodayQuiet: StaffPageStory = {
  args: {
    server: {
      'GET /inbox': { entries: [], total: 0, waiting: 0 },
      'GET /overview': {
        waiting: [],
        removed_events: [],
        reminders_due: 0,
        samples: [],
        translations: [],
        last_backup_at: null,
        restored: null,
        mail: { state: 'note', configured: false, waiting: 0, failed: 0 },
        weather: { state: 'ok', last_fetch_at: null },
        visits: [],
        pages: [],
        languages: [],
        searches: [],
        unanswered: [],
      },
    },
  },
};
export const TodayInLongFrench: StaffPageStory = { globals: { locale: 'fr' } };
export const TodayDark: StaffPageStory = { globals: { theme: 'dark' } };
export const People: StaffPageStory = { args: { path: '/people' } };
export const Sessions: StaffPageStory = { args: { path: '/sessions' } };
export const Audit: StaffPageStory = {
  name: '[STAFF-36] the audit log has the names of roles, and of an action that it does not know its own word',
  args: { path: '/audit?who=amani' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reader → Editor')).toBeVisible();
    await expect(canvas.getByText(/a-later-action/)).toBeVisible();
  },
};
export const Templates: StaffPageStory = { args: { path: '/templates' } };
export const Template: StaffPageStory = { args: { path: '/templates/accepted' } };
export const TemplateOfAReader: StaffPageStory = {
  args: { path: '/templates/accepted', server: { 'GET /session': { ...session, role: 'reader' } } },
};
export const SignIn: StaffPageStory = { args: { path: '/sign-in', server: { 'GET /session': 401 } } };
export const SecondFactor: StaffPageStory = {
  args: { path: '/sign-in', server: { 'GET /session': { ...session, second_factor: 'wanted' } } },
};
export const SetUp: StaffPageStory = {
  args: {
    path: '/sign-in',
    server: {
      'GET /session': { ...session, second_factor: 'to-set-up' },
      'POST /second-factor/secret': {
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Nzete:amani?issuer=Nzete&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      },
    },
  },
};
export const Invitation: StaffPageStory = {
  args: {
    path: '/invitation#token',
    server: {
      'GET /session': 401,
      'POST /invitation': { email: 'kevin@nzete.example', role: 'reviewer', expires_at: '2026-03-14T08:00:00.000Z' },
    },
  },
};
