import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { importsOf } from './importsOf.ts'
import { packageName } from './packageName.ts'
import { report, type Violation } from './violation.ts'
import { filesBelow, readWorkspace, repository } from './workspace.ts'

/**
 * Checks that the built declarations of published packages import only what npm installs with them. Types of other
 * packages would silently become `any` in apps.
 */
export function checkDeclarations(root: string): Violation[] {
  return readWorkspace(root)
    .filter(({ folder, manifest }) => folder.startsWith('packages/') && !manifest.private)
    .flatMap(({ folder, manifest }) => {
      const { name, dependencies, optionalDependencies, peerDependencies } = manifest
      const declared = { [name]: '', ...dependencies, ...optionalDependencies, ...peerDependencies }
      return filesBelow(root, `${folder}/dist`, ['.d.ts']).flatMap(file =>
        importsOf(file, readFileSync(join(root, file), 'utf8'))
          .filter(({ specifier }) => !specifier.startsWith('.') && !isBuiltin(specifier))
          .filter(({ specifier }) => !(packageName(specifier) in declared))
          .map(({ specifier, line }) => ({
            rule: 'declarations',
            file,
            line,
            message: `'${specifier}' is neither a dependency nor a peer of ${name}`,
          })),
      )
    })
}

if (import.meta.main) report(checkDeclarations(repository), 'Every declaration imports only what npm installs.')
