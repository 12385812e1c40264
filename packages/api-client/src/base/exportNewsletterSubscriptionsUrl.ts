/**
 * The URL of the active subscriptions to the newsletter as CSV, for a download by a signed-in member
 * of staff.
 *
 * @example exportNewsletterSubscriptionsUrl('/api') // '/api/staff/newsletter/subscriptions.csv'
 */
export const exportNewsletterSubscriptionsUrl = (baseUrl: string): string =>
  `${baseUrl.replace(/\/+$/, '')}/staff/newsletter/subscriptions.csv`;
