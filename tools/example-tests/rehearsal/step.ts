/** Runs a step, and prints its name and time. */
export async function step<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    const result = await run()
    console.log(`✓ ${name} (${seconds(start)})`)
    return result
  } catch (error) {
    console.log(`✗ ${name} (${seconds(start)})`)
    throw error
  }
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
