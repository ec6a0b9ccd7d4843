/** BroadcastChannel as between the tabs of one browser: everyone but the sender hears, at once. */
export class FakeBroadcastChannel {
  static open: FakeBroadcastChannel[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null

  constructor(readonly name: string) {
    FakeBroadcastChannel.open.push(this)
  }

  postMessage(data: unknown): void {
    for (const other of FakeBroadcastChannel.open)
      if (other !== this && other.name === this.name) other.onmessage?.({ data: structuredClone(data) })
  }
}
