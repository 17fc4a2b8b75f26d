import { defaultFeatures, type SocialProvider } from './Features'
import type { RemoteFlag } from './RemoteFlag'

/** Flag for the toolkit's name in the first view's footer. */
export const brandingFlag: RemoteFlag = { name: 'reownBranding', id: 'reown_branding' }

/** Flag for email login in the Connect view. */
export const emailFlag: RemoteFlag = { name: 'email', id: 'social_login', read: values => values.includes('email') }

/** Flag for social logins in the Connect view. */
export const socialsFlag: RemoteFlag = {
  name: 'socials',
  id: 'social_login',
  // Keep the project's order, without names that this version doesn't support.
  read: values => listed(values.flatMap(value => knownSocials.filter(social => social === value))),
  local: ({ socials = knownSocials }) => listed(socials || []),
}

const knownSocials: readonly SocialProvider[] = defaultFeatures.socials || []

function listed(socials: readonly SocialProvider[]): readonly SocialProvider[] | false {
  return socials.length > 0 && socials
}
