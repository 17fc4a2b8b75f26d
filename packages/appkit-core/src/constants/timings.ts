// Everything here is in milliseconds.

/** No new email login code within this long of the last. Spec 5 and 9. */
export const emailLoginCooldown = 30_000
/** After a failed token balance fetch, none is tried for this long. Spec 4 and 9. */
export const tokenBalanceRetryGap = 30_000

/** Life of a cached portfolio. Spec 9. */
export const portfolioCacheLifetime = 30_000
/** Life of a cached native balance. Spec 9. */
export const nativeBalanceCacheLifetime = 30_000
/** Life of a cached name. Spec 9. */
export const nameCacheLifetime = 300_000
/** Life of a cached identity. Spec 9. */
export const identityCacheLifetime = 300_000

/** How long a toast stays. Reference, views. */
export const toastDuration = 2_500
/** A toast that comes while one is open is shown this long after that one closed. Spec 4 and 9. */
export const toastSwapDelay = 150

/** How long the modal shakes. Spec 4 and 9. */
export const shakeDuration = 500
/** A search shows nothing before this long, so that results don't flicker. Spec 4 and 9. */
export const searchMinimumDelay = 300
/** The embedded wallet's frame is ready this long after it says so. Spec 4 and 9. */
export const framePostReadyDelay = 500
/** Longest wait for a wallet that the page leaves, and for the embedded one to sign out. Spec 9. */
export const signOutWait = 3_000
/** Longest wait for an answer to a connect request of the embedded wallet. Spec 8 and 9. */
export const connectRequestTimeout = 120_000
/** Longest wait for the embedded wallet's frame to load. Spec 8 and 9. */
export const frameLoadTimeout = 20_000
/** Longest wait for an image that is loaded ahead. Spec 9. */
export const imagePreloadTimeout = 2_000
/** 'Action not allowed' is shown this long after the modal opened for it. Spec 8 and 9. */
export const unsafeRequestNoticeDelay = 300
/** How often the social login popup is looked at. Spec 4 and 9. */
export const socialPopupPollInterval = 1_000

/** Life of a pairing link. Spec 9. */
export const pairingLifetime = 240_000
/** A pairing may be tried again after this long. Spec 4 and 9. */
export const pairingRetryDelay = 1_000
/** A pairing with less than this left counts as expired. Spec 5 and 9. */
export const pairingMinimumRemaining = 10_000
/** How long a view that was opened for a certain token waits for the balances. Spec 9, time constants. */
export const openWithTokenWait = 5_000

/** Change of the header's text. Spec 2. */
export const headerTextDuration = 120
/** Change of the modal's height. Spec 2. */
export const modalHeightDuration = 150
/** Change from one view to the next. Spec 2. */
export const viewTransitionDuration = 150

/** Span in which at most `errorReportLimit` errors are reported. Spec 7. */
export const errorReportWindow = 60_000
