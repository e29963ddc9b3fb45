import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { HallCounts } from '../hall/index.ts'

/** What the hall counts, and how the metrics call it. */
const HALL_GAUGES: { readonly [K in keyof HallCounts]: readonly [name: string, help: string] } = {
  tables: ['tablee_tables', 'Tables in memory'],
  awake: ['tablee_tables_awake', 'Tables whose game is in memory'],
  visits: ['tablee_visits', 'Open views of tables'],
  changes: ['tablee_changes_total', 'Changes of games since the start'],
  commits: ['tablee_commits_total', 'Transactions that kept them'],
  failedCommits: ['tablee_failed_commits_total', 'Transactions that failed'],
  thinking: ['tablee_bots_thinking', 'Bots that think now'],
}

/** What the server measures about itself, for Prometheus. */
export class Metrics {
  private readonly registry = new Registry()
  private readonly requests: Histogram<'method' | 'route' | 'status'>

  constructor(counts: () => HallCounts, sockets: () => number) {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry })
    this.requests = new Histogram({
      name: 'tablee_http_seconds',
      help: 'How long HTTP requests took',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2],
      registers,
    })
    for (const [key, [name, help]] of Object.entries(HALL_GAUGES))
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(counts()[key as keyof HallCounts])
        },
      })
    new Gauge({
      name: 'tablee_sockets',
      help: 'Open sockets',
      registers,
      collect() {
        this.set(sockets())
      },
    })
  }

  /** Notes a request that was answered. */
  answered(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds)
  }

  /** Everything measured, in the form that Prometheus reads. */
  async text(): Promise<{ readonly type: string; readonly body: string }> {
    return { type: this.registry.contentType, body: await this.registry.metrics() }
  }
}
