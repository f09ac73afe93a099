/** No test finds what an earlier one has stored. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

export {};
