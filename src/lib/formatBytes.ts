const KIB = 1024;

/** `640 KB`, `2.4 MB`: units of 1024, as the upload limits are. */
export function formatBytes(bytes: number): string {
  if (bytes < KIB * KIB) return `${Math.max(1, Math.round(bytes / KIB))} KB`;
  return `${(bytes / KIB / KIB).toFixed(1).replace('.0', '')} MB`;
}
