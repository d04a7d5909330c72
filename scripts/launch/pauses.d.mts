export declare const CALM_MS: number
export declare function pauseAfter(deaths: number): number
export declare function passed(milliseconds: number, signal: AbortSignal): Promise<void>
