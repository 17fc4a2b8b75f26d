/** Code of one package that another one, which is not above it, may take in. */
interface SharedDoor {
  readonly from: `packages/${string}`
  readonly to: `packages/${string}`
  /** As `exports` of the package names it. */
  readonly door: `./${string}`
}

/**
 * The exceptions from the matrix. Such a door is entered by `import()` alone, so that nothing of it loads before it is needed, and its package is a development dependency
 * that the build copies in (`openappkit.bundled`), so that nobody installs what lies behind the other doors.
 */
const SHARED_DOORS: readonly SharedDoor[] = [
  // The backend verifies sign-ins by itself, with the code that hosts verify them with: two verifiers would differ in what they let pass.
  // The door knows no DOM, no React and no state, and of core nothing but the class of errors.
  { from: 'packages/cloud', to: 'packages/siwx', door: './server' },
]

/** Whether some door of one package stands open to another against the matrix; when `door` is told, that one. */
export function isSharedDoor(from: string, to: string, door?: string): boolean {
  return SHARED_DOORS.some(one => one.from === from && one.to === to && (door === undefined || one.door === door))
}
