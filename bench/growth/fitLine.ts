export interface Point {
  readonly x: number
  readonly y: number
}

export interface Line {
  readonly slope: number
  /** Standard deviation of the points from the line. */
  readonly noise: number
}

/** Fits a straight line to `points` by least squares. */
export function fitLine(points: readonly Point[]): Line {
  const mean = (read: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + read(point), 0) / points.length
  const [middle, level] = [mean(({ x }) => x), mean(({ y }) => y)]
  const width = mean(({ x }) => (x - middle) ** 2)
  const slope = width === 0 ? 0 : mean(({ x, y }) => (x - middle) * (y - level)) / width
  return { slope, noise: Math.sqrt(mean(({ x, y }) => (y - level - slope * (x - middle)) ** 2)) }
}
