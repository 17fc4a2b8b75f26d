import type { Logger } from 'pino'
import { LOCAL_PROJECT_ID } from '../projects/Project'
import type { ProjectDirectory } from '../projects/ProjectDirectory'
import type { Database } from '../storage/Database'
import type { CloudOptions } from './CloudOptions'
import { DEFAULT_HOST, isOpen } from './publicUrls'

/**
 * If other machines can reach the server, warns the operator that anyone can use the project `local`, or, with the
 * built-in database, that this project doesn't exist.
 */
export async function warnOfLocalProject(
  { host = DEFAULT_HOST }: Pick<CloudOptions, 'host'>,
  { database, projects }: { readonly database: Database; readonly projects: ProjectDirectory },
  logger: Pick<Logger, 'warn'>,
): Promise<void> {
  if (!isOpen(host)) return
  const local = await projects.find(LOCAL_PROJECT_ID)
  if (local?.isEnabled) {
    logger.warn(
      {},
      'Other machines can reach this server, and anyone can use its project `local`. Switch it off: openappkit-cloud projects edit local --enabled off',
    )
  } else if (!local && database.isEmbedded) {
    logger.warn(
      {},
      'The project `local` exists only on servers that listen on loopback. Create one: openappkit-cloud projects create --name <name> --origin <origin>',
    )
  }
}
