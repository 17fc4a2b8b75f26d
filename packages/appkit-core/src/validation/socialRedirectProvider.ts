/** Social logins that go through a redirect. Farcaster has a flow of its own. Spec 5. */
export const socialRedirectProviders = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const

/** A social login that goes through a redirect. */
export type SocialRedirectProvider = (typeof socialRedirectProviders)[number]

/** True for a social provider that the embedded wallet can redirect to. */
export function isSocialRedirectProvider(value: unknown): value is SocialRedirectProvider {
  return (socialRedirectProviders as readonly unknown[]).includes(value)
}
