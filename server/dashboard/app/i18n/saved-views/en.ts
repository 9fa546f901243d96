// English: saved views of the list of assessments.

/** Texts of saved views. */
export const savedViews = {
  savedViews: {
    title: "Saved views",
    own: "Own",
    shared: "Shared",
    failed: "Saved views could not be loaded",
    save: "Save view",
    edit: "Change view",
    name: "Name",
    as: "Save as",
    anew: "New view",
    share: "Share with the organization",
    saved: "View saved",
    removed: "View removed",
    leftOut: (names: string) => `Views do not hold these filters: ${names}.`,
    readOnly: (owner: string) => `Shared by ${owner}`,
  },
};
