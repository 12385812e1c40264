import { defineMessage, defineMessages } from 'react-intl';

export const newsMessages = defineMessages({
  before: {
    id: 'site.staff.news.before',
    defaultMessage: 'What visitors post to the updates of partners. A post shows once you have approved it.',
    description: 'Under the heading, when posts wait for approval',
  },
  after: {
    id: 'site.staff.news.after',
    defaultMessage:
      'What visitors post to the updates of partners. Posts show at once; hide what does not belong there.',
    description: 'Under the heading, when posts show at once',
  },
  post: {
    id: 'site.staff.news.post',
    defaultMessage: 'Post as the foundation',
    description: 'Link to the list of the foundation’s updates, among the content',
  },
  filter: { id: 'site.staff.news.filter', defaultMessage: 'Which posts', description: 'Name of a list of choices' },
  all: { id: 'site.staff.news.all', defaultMessage: 'All posts', description: 'Choice' },
  waiting: { id: 'site.staff.news.waiting', defaultMessage: 'Waiting', description: 'Choice, and state of a post' },
  shown: { id: 'site.staff.news.shown', defaultMessage: 'Shown', description: 'Choice, and state of a post' },
  hidden: { id: 'site.staff.news.hidden', defaultMessage: 'Hidden', description: 'Choice, and state of a post' },
  empty: { id: 'site.staff.news.empty', defaultMessage: 'There is no such post.', description: 'Instead of the list' },
  approve: { id: 'site.staff.news.approve', defaultMessage: 'Approve', description: 'Button' },
  show: { id: 'site.staff.news.show', defaultMessage: 'Show again', description: 'Button' },
  hide: { id: 'site.staff.news.hide', defaultMessage: 'Hide', description: 'Button' },
  refuse: { id: 'site.staff.news.refuse', defaultMessage: 'Refuse', description: 'Button at a post that waits' },
  hideText: {
    id: 'site.staff.news.hide.text',
    defaultMessage: 'Visitors no longer see it. It can be shown again.',
    description: 'In the dialog that asks for a reason',
  },
  refuseText: {
    id: 'site.staff.news.refuse.text',
    defaultMessage: 'Visitors do not get to see it. It can still be shown later.',
    description: 'In the dialog that asks why a post that waits is refused',
  },
  reason: {
    id: 'site.staff.news.reason',
    defaultMessage: 'Reason, for colleagues',
    description: 'Label of a field',
  },
  reasonRequired: {
    id: 'site.staff.news.reason.required',
    defaultMessage: 'Write why: colleagues read it here and in the audit log.',
    description: 'Error at an empty field',
  },
  isShown: { id: 'site.staff.news.isShown', defaultMessage: 'The post shows', description: 'Title of a message' },
  isHidden: { id: 'site.staff.news.isHidden', defaultMessage: 'The post is hidden', description: 'Title of a message' },
  newer: { id: 'site.staff.news.newer', defaultMessage: 'Newer posts', description: 'Link to the page before' },
  older: { id: 'site.staff.news.older', defaultMessage: 'Older posts', description: 'Link to the next page' },
});

export const postedBy = defineMessage<{ author: string; date: string }>({
  id: 'site.staff.news.postedBy',
  defaultMessage: 'By {author}, posted {date}',
  description: 'Under the title of a post; {author} as the visitor wrote it',
});

export const hideTitle = defineMessage<{ title: string }>({
  id: 'site.staff.news.hide.title',
  defaultMessage: 'Hide “{title}”?',
  description: 'Title of a dialog; {title} is that of the post',
});

export const refuseTitle = defineMessage<{ title: string }>({
  id: 'site.staff.news.refuse.title',
  defaultMessage: 'Refuse “{title}”?',
  description: 'Title of a dialog; {title} is that of the post',
});

export const decided = defineMessage<{ action: string; name: string; date: string }>({
  id: 'site.staff.news.decided',
  defaultMessage: '{action, select, hidden {Hidden} approved {Approved} other {Shown again}} by {name}, {date}',
  description: 'The last decision about a post; {name} is the username of a colleague',
});
