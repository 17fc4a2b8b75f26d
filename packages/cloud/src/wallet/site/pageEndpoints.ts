import { z } from 'zod'
import { type Endpoint, type EndpointRequest, endpoint } from '../../http/Endpoint'
import { HttpFailure } from '../../http/HttpFailure'
import { isOwnOrigin } from '../../projects/originRules'
import type { ProjectDirectory } from '../../projects/ProjectDirectory'
import { frameAncestors, refererOrigin } from './frameAncestors'
import type { StaticFiles } from './StaticFiles'
import { errorHeaders, frameHeaders, windowHeaders } from './siteHeaders'

const TAG = 'Wallet site'
const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' }

const windowSchema = z.object({ page: z.enum(['approve', 'protect', 'export', 'devices', 'link']) })
const fileSchema = z.object({ file: z.string().max(200) })

interface Dependencies {
  readonly files: StaticFiles
  readonly projects: Pick<ProjectDirectory, 'find'>
  readonly walletOrigin: string
}

/** Returns the endpoints of the wallet's pages and of the files that they load. */
export function pageEndpoints({ files, projects, walletOrigin }: Dependencies): readonly Endpoint[] {
  return [
    endpoint<unknown, unknown, unknown, unknown>({
      method: 'GET',
      path: '/sdk',
      summary: 'The frame of the embedded wallet, for the allowed origins of the project. Otherwise, an error page',
      tag: TAG,
      isPublic: true,
      async handle({ headers, projectId }) {
        const patterns = await originsOf(projects, projectId)
        const referer = refererOrigin(headers)
        // A frame that navigates to itself names itself, so its parent is unknown.
        const parent = referer === walletOrigin ? undefined : referer
        const isRefused = patterns === undefined || (parent !== undefined && !isOwnOrigin(parent, patterns))
        return isRefused
          ? found(files.answer('error.html', headers, errorHeaders, 403))
          : found(files.answer('sdk.html', headers, frameHeaders(frameAncestors(patterns, parent))))
      },
    }),
    endpoint({
      method: 'GET',
      path: '/window/{page}',
      summary: 'A page of the wallet in its own window',
      tag: TAG,
      isPublic: true,
      params: windowSchema,
      handle: async ({ headers }) => found(files.answer('window.html', headers, windowHeaders)),
    }),
    endpoint({
      method: 'GET',
      path: '/assets/{file}',
      summary: 'A file that a page loads. Its name contains the hash of its content',
      tag: TAG,
      isPublic: true,
      // A page loads many at once.
      rate: { burst: 1000, perSecond: 200 },
      params: fileSchema,
      handle: async ({ headers, params }) => found(files.answer(`assets/${params.file}`, headers, IMMUTABLE)),
    }),
    ...['manifest.json', 'THIRD_PARTY_LICENSES.txt'].map(path =>
      endpoint<unknown, unknown, unknown, unknown>({
        method: 'GET',
        path: `/${path}`,
        summary: path === 'manifest.json' ? 'Files of this build, with their hashes' : 'Licenses of the libraries',
        tag: TAG,
        isPublic: true,
        handle: async ({ headers }: Pick<EndpointRequest<unknown, unknown, unknown>, 'headers'>) =>
          found(files.answer(path, headers, { 'cache-control': 'no-cache' })),
      }),
    ),
    // The manifest lists the pages, so a check of the served files can read them. They are inert: no script runs. The
    // export saves the last one with a wallet inside.
    ...['sdk', 'window', 'error', 'recovery'].map(page => sourceEndpoint(files, `${page}.html`)),
  ]
}

/** Returns the allowed origins of an enabled project. */
async function originsOf(
  projects: Dependencies['projects'],
  id: string | undefined,
): Promise<readonly string[] | undefined> {
  const project = id === undefined ? undefined : await projects.find(id)
  return project?.isEnabled ? project.allowedOrigins : undefined
}

/** Serves a page's bytes as text, for checks. */
function sourceEndpoint(files: StaticFiles, path: string): Endpoint {
  return endpoint<unknown, unknown, unknown, unknown>({
    method: 'GET',
    path: `/${path}`,
    summary: 'Bytes of a page as text, to compare them with the manifest',
    tag: TAG,
    isPublic: true,
    handle: async ({ headers }) =>
      found(files.answer(path, headers, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })),
  })
}

function found(answer: Response | undefined): Response {
  if (answer === undefined) throw new HttpFailure(404, 'path', "This path doesn't exist. Check the URL.")
  return answer
}
