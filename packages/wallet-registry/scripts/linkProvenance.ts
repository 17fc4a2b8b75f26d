import { parse } from 'tldts'
import { type EstablishedSources, originOf } from './establishedSources.ts'
import { sourceName } from './sourcePlace.ts'
import { type LinkField, linkFields, type WalletRecord, type WalletSource } from './walletRecord.ts'

/**
 * Returns the problems with a wallet's sources, including every link with insufficient sources. A link decides which
 * app receives the session. It needs the wallet's own source (its repository or, except for the homepage, a page on its
 * domain) or two established sources with different origins.
 */
export function linkProblems(
  slug: string,
  wallet: WalletRecord,
  { established }: { readonly established: EstablishedSources },
): readonly string[] {
  const statements = linkFields.filter(field => wallet[field] !== undefined).map(field => ({ field, ...stated(field) }))
  return [
    ...wallet.sources.flatMap(source => sourceProblems(source, wallet, established).map(text => `${slug}: ${text}`)),
    ...githubProblems(wallet).map(text => `${slug}: ${text}`),
    ...statements
      .filter(({ own, origins }) => !own && origins.size < 2)
      .map(
        ({ field, origins }) => `${slug}: ${field} rests on ${[...origins].join() || 'no source that counts'} alone`,
      ),
  ]

  function stated(field: LinkField): { own: boolean; origins: ReadonlySet<string> } {
    const sources = wallet.sources.filter(({ fields }) => fields.includes(field))
    return {
      // A domain can't prove that it belongs to the wallet.
      own: sources.some(source => isOwn(source, wallet) && !(field === 'homepage' && 'page' in source)),
      origins: new Set(
        sources.filter(({ kind }) => kind === 'established').flatMap(source => originOf(source, established) ?? []),
      ),
    }
  }
}

function sourceProblems(source: WalletSource, wallet: WalletRecord, established: EstablishedSources): string[] {
  const name = sourceName(source)
  switch (source.kind) {
    case 'own':
      return isOwn(source, wallet) ? [] : [`${name} isn't the wallet's own`]
    case 'established':
      return originOf(source, established) === undefined ? [`${name} isn't in established.json`] : []
    case 'other':
      return source.fields
        .filter(field => field === 'github' || linkFields.some(link => link === field))
        .map(field => `${name} may not state its ${field}: it is neither the wallet's own nor established`)
  }
}

/**
 * Returns a problem if no established source states the owner of the wallet's repositories. Those repositories can't
 * prove it themselves.
 */
function githubProblems({ github, sources }: WalletRecord): string[] {
  const isStated = sources.some(({ kind, fields }) => kind === 'established' && fields.includes('github'))
  return github === undefined || isStated ? [] : ['no established source states its github']
}

function isOwn(source: WalletSource, { github, homepage }: WalletRecord): boolean {
  if (source.kind !== 'own') return false
  if ('repository' in source) return source.repository.split('/')[0]?.toLowerCase() === github?.toLowerCase()
  return 'page' in source && homepage !== undefined && isSameSite(source.page, homepage)
}

/**
 * Returns whether both links are on one registrable domain. Hosts with public subdomains (`github.io`, `vercel.app`)
 * never count.
 */
function isSameSite(page: string, homepage: string): boolean {
  const [one, other] = [page, homepage].map(link => parse(link, { allowPrivateDomains: true }))
  return typeof one?.domain === 'string' && one.domain === other?.domain && !one.isPrivate
}
