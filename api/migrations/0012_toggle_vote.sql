-- Votes for a post that is there, takes the same vote back, or replaces the other one; no row where there is no
-- such post. The lock comes first: each statement of a function sees what was committed before that statement, so
-- the counts move by exactly what the rows of `votes` do.
CREATE FUNCTION "toggle_vote"("college" uuid, "post" uuid, "student" uuid, "wanted" integer)
RETURNS TABLE ("likes" integer, "dislikes" integer, "vote" integer)
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  previous integer;
  next integer;
BEGIN
  PERFORM 1 FROM posts p WHERE p.college_id = college AND p.id = post FOR UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT v.value INTO previous FROM votes v
    WHERE v.college_id = college AND v.post_id = post AND v.student_id = student;
  previous := coalesce(previous, 0);
  next := CASE WHEN previous = wanted THEN 0 ELSE wanted END;
  IF next = 0 THEN
    DELETE FROM votes v WHERE v.college_id = college AND v.post_id = post AND v.student_id = student;
  ELSIF previous = 0 THEN
    INSERT INTO votes (college_id, post_id, student_id, value) VALUES (college, post, student, next);
  ELSE
    UPDATE votes v SET value = next
      WHERE v.college_id = college AND v.post_id = post AND v.student_id = student;
  END IF;
  RETURN QUERY
    UPDATE posts p SET likes = p.likes + (next = 1)::int - (previous = 1)::int,
      dislikes = p.dislikes + (next = -1)::int - (previous = -1)::int
    WHERE p.college_id = college AND p.id = post
    RETURNING p.likes, p.dislikes, next;
END $$;
