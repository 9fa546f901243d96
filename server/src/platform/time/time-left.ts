// Durations as people read them in the progress of a command.

/** A duration in words: `8 s`, `3 m 55 s`, `2 h 05 m`; from ten seconds on in steps of five. `-` where it is not known. */
export function timeLeft(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return "-";
  const whole = Math.round(seconds);
  // rounded before it is split: a remainder that is rounded by itself would become 60
  const rounded = whole > 10 ? Math.round(whole / 5) * 5 : whole;
  if (rounded < 60) return `${rounded} s`;
  if (rounded < 3600) return `${Math.floor(rounded / 60)} m ${padded(rounded % 60)} s`;
  const minutes = Math.round(rounded / 60);
  return `${Math.floor(minutes / 60)} h ${padded(minutes % 60)} m`;
}

const padded = (value: number): string => String(value).padStart(2, "0");
