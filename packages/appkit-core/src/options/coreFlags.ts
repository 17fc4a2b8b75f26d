import { defaultFeatures, type SocialProvider } from './Features'
import type { RemoteFlag } from './RemoteFlag'

/** Whether the first view names the toolkit. */
export const brandingFlag: RemoteFlag = { name: 'reownBranding', id: 'reown_branding' }

/** Whether the Connect view offers email. */
export const emailFlag: RemoteFlag = { name: 'email', id: 'social_login', read: values => values.includes('email') }

/** The social accounts that the Connect view offers. */
export const socialsFlag: RemoteFlag = {
  name: 'socials',
  id: 'social_login',
  // In the project's order, without names that this version doesn't know.
  read: values => listed(values.flatMap(value => knownSocials.filter(social => social === value))),
  local: ({ socials = knownSocials }) => listed(socials || []),
}

const knownSocials: readonly SocialProvider[] = defaultFeatures.socials || []

function listed(socials: readonly SocialProvider[]): readonly SocialProvider[] | false {
  return socials.length > 0 && socials
}
