import { expect, test } from 'vitest';
import { pageDescriptions, pageTitles } from '../routes/page/page.messages.ts';
import { paths } from './paths.ts';

const documented =
  '/ /volunteers /data /data-portal /impact /partners /partner-collaboration /partnerships /about /team /gallery /donate /our-story /reports /climate-mitigation /community-empowerment /community-gallery /digital-literacy /responsible-minerals /wildlife /biodiversity';
const linked =
  '/privacy-policy /terms-of-service /cookie-policy /help /send-feedback /responsible-minerals/community-understanding /responsible-minerals/community-voice /responsible-minerals/ethical-sourcing';

test('[START-05, START-06] the route table holds every documented and every linked address', () => {
  expect(Object.values(paths).toSorted()).toEqual(`${documented} ${linked}`.split(' ').toSorted());
});

test('[START-07] every page has a title and a description', () => {
  const { home, ...others } = paths;
  expect(Object.keys(pageTitles).toSorted()).toEqual(Object.keys(others).toSorted());
  expect(Object.keys(pageDescriptions).toSorted()).toEqual(Object.keys(others).toSorted());
  for (const { defaultMessage } of Object.values(pageDescriptions))
    expect(String(defaultMessage).length).toBeLessThanOrEqual(160);
});
