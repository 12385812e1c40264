/**
 * Facts and values that the design system's forms, the server's schemas and their tests share.
 * Published packages bundle it, like `@nzete/languages`.
 */
export { withoutAccents } from './accents.ts';
export {
  type ApplicationKind,
  type ApplicationStatus,
  applicationKinds,
  applicationStatuses,
  openStatuses,
} from './applications.ts';
export { isShowable, withoutUnshowable } from './characters.ts';
export {
  type AirQualityBand,
  airQualityBand,
  airQualityBands,
  type ClimateCondition,
  climateConditions,
  type Freshness,
  freshnessOf,
  STALE_MINUTES,
} from './climate.ts';
export {
  type CourseCategory,
  type CourseLanguage,
  type CourseLevel,
  type CourseTopic,
  courseCategories,
  courseLanguages,
  courseLevels,
  courseTopics,
} from './courses.ts';
export { type CsvCell, csvOf, guarded, spreadsheetCsv, unguarded } from './csv.ts';
export {
  type EventKind,
  type EventZone,
  eventKinds,
  eventZones,
  momentOf,
  type SignUpStatus,
  signUpStatuses,
} from './events.ts';
export { shownLanguage } from './fallbacks.ts';
export {
  amountPattern,
  type GiftCurrency,
  type GiftMethod,
  type GiftStatus,
  giftCurrencies,
  giftMethods,
  giftStatuses,
  isGiftDay,
  parseAmount,
} from './gifts.ts';
export {
  identityDocumentsAddress,
  identityDocumentsPath,
  type KycDocumentKind,
  type KycFunds,
  type KycIncome,
  type KycPurpose,
  type KycVolume,
  kycDocumentKinds,
  kycFunds,
  kycIncomes,
  kycPurposes,
  kycVolumes,
} from './kyc.ts';
export {
  consultationLimits,
  emailLimit,
  feedbackLimits,
  giftLimits,
  interestLimits,
  kycLimits,
  newsletterLimits,
  partnershipLimits,
  signUpLimits,
  updateLimits,
  volunteerLimits,
} from './limits.ts';
export { homeDay, homeZone, localHour, localTime, type PlaceZone } from './local-time.ts';
export {
  type LegalEntityType,
  legalEntityTypes,
  longFormOrganizationTypes,
  type OrganizationType,
  organizationTypes,
  type PartnershipType,
  partnershipTypes,
  type UpdateType,
  updateTypes,
} from './partnerships.ts';
export { phoneLink, phoneNumberForm, phoneSeparators, plainPhone, readablePhone } from './phone.ts';
export { type PhotoCategory, photoCategories } from './photos.ts';
export { type Province, provinces } from './provinces.ts';
export { provinceTiles } from './provinceTiles.ts';
export { type SearchKind, searchKinds, searchLimits } from './search.ts';
export { type StaffRole, staffRoles } from './staff.ts';
export { type Topic, topics } from './topics.ts';
export { type Correction, correctTyping } from './typing/correctTyping.ts';
export { readNumber } from './typing/readNumber.ts';
export {
  type VolunteerAvailability,
  type VolunteerInterest,
  volunteerAvailabilities,
  volunteerInterests,
} from './volunteers.ts';
