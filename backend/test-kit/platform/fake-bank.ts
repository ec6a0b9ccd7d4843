/** A bank in memory: takes each instruction once, answers when it is told to, and can fail before or after its work. */
export class FakeBank<Instruction, Report> {
  /** By our id, in the order in which they came. */
  readonly taken = new Map<string, Instruction>()
  /** The first answer to each; what it really did. */
  readonly answers = new Map<string, Report>()
  /** Everything it ever told; copies, delays and losses are the test's business. */
  readonly told: { id: string; report: Report }[] = []
  /** The next call fails: before its work was done, or after. */
  failNext: 'before' | 'after' | undefined

  take(id: string, instruction: Instruction): Promise<void> {
    return this.call(() => {
      if (!this.taken.has(id)) this.taken.set(id, instruction)
    })
  }

  status(id: string): Promise<Report | undefined> {
    return this.call(() => this.answers.get(id))
  }

  /** Ids that wait for an answer. */
  waiting(): string[] {
    return [...this.taken.keys()].filter((id) => !this.answers.has(id))
  }

  answer(id: string, report: Report): void {
    if (this.answers.has(id)) return
    this.answers.set(id, report)
    this.told.push({ id, report })
  }

  private call<T>(work: () => T): Promise<T> {
    const failure = this.failNext
    this.failNext = undefined
    if (failure === 'before') return Promise.reject(new BankUnavailable())
    const answer = work()
    return failure ? Promise.reject(new BankUnavailable()) : Promise.resolve(answer)
  }
}

export class BankUnavailable extends Error {}
