import { cloudHosts } from '../cloud/cloudHosts'
import type { MistakeReceiver } from '../errors/reportMistake'
import { cloudProjectId } from '../options/cloudProjectId'
import type { AlertEntry } from './alertCatalog'

/** Short message of the alerts about the project. */
const short = 'Invalid app configuration'

/** Returns the alert for a project that doesn't allow the app's origin. Names the origin and how to allow it. */
export function originNotAllowed(kit: MistakeReceiver): AlertEntry {
  const { id, origin, isSelfHosted } = projectOf(kit)
  const fix = isSelfHosted
    ? `To allow it, run: npx @openappkit/cloud projects edit ${id} --add-origin ${origin}`
    : "Add it to the project's allowed origins in the provider's dashboard."
  return { code: 'APKT002', short, long: `Project ${id} doesn't allow the origin ${origin}. ${fix}` }
}

/** Returns the alert for a project that the backend doesn't know. Names the project and how to find or create one. */
export function unknownProject(kit: MistakeReceiver): AlertEntry {
  const { id, origin, host, isSelfHosted } = projectOf(kit)
  const fix = isSelfHosted
    ? `Pass the ID of another as \`projectId\`. To list them, run: npx @openappkit/cloud projects list. To create one, run: npx @openappkit/cloud projects create --name "My app" --origin ${origin}`
    : "Copy the ID from the provider's dashboard, and pass it as `projectId`."
  return { code: 'APKT007', short, long: `${host} has no project ${id}, or the project is disabled. ${fix}` }
}

function projectOf({ environment, options: { input } }: MistakeReceiver): {
  readonly id: string
  readonly origin: string
  readonly host: string
  readonly isSelfHosted: boolean
} {
  return {
    id: cloudProjectId(input) ?? '',
    origin: environment.window?.location?.origin ?? '<origin>',
    host: cloudHosts(input.cloud).web,
    isSelfHosted: input.cloud !== undefined,
  }
}
