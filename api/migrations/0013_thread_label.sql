-- What a student is called in the thread of a confession: `OP` for its author, else `Anonymous` with a number that
-- stays theirs. The caller holds the lock on the post's row, so that no two students get one number: each statement of
-- a function sees what was committed before that statement.
CREATE FUNCTION "thread_label"("college" uuid, "post" uuid, "student" uuid) RETURNS text
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  given integer;
BEGIN
  PERFORM 1 FROM confession_authors a
    WHERE a.college_id = college AND a.post_id = post AND a.author_id = student;
  IF FOUND THEN
    RETURN 'OP';
  END IF;
  SELECT n.number INTO given FROM confession_participants n
    WHERE n.college_id = college AND n.post_id = post AND n.student_id = student;
  IF NOT FOUND THEN
    INSERT INTO confession_participants (college_id, post_id, student_id, number)
      SELECT college, post, student, coalesce(max(n.number), 0) + 1 FROM confession_participants n
      WHERE n.college_id = college AND n.post_id = post
      RETURNING number INTO given;
  END IF;
  RETURN 'Anonymous ' || given;
END $$;
